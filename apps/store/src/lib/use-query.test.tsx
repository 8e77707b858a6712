import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { EmptyCache } from "../fixtures/empty-cache.tsx";
import { ApiError } from "./http.ts";
import { useQuery } from "./use-query.ts";

afterEach(cleanup);

test("a query that failed offline is repeated when the connection is back", async () => {
  const read = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new ApiError(0, "There was no connection."))
    .mockResolvedValue("3 pieces");
  const query = { key: ["pieces"] as const, read };
  function Pieces() {
    const { data, error } = useQuery(query);
    return <p>{data ?? error?.message}</p>;
  }
  render(<Pieces />, { wrapper: EmptyCache });
  await screen.findByText("There was no connection.");
  window.dispatchEvent(new Event("online"));
  expect(await screen.findByText("3 pieces")).toBeDefined();
});
