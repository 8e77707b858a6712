import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Page } from "../../fixtures/page.tsx";
import { StoreLoginForm } from "./store-login-form.tsx";

const onSignedIn = vi.fn();
const fetched = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  render(
    <Page path="/login">
      <StoreLoginForm search="" onSignedIn={onSignedIn} />
    </Page>,
  );
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  onSignedIn.mockReset();
  fetched.mockReset();
  vi.unstubAllGlobals();
});

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const press = () => fireEvent.click(screen.getByRole("button", { name: "Login" }));
const said = () => screen.queryByRole("alert")?.textContent ?? "";

// spec: Typing at the login
// spec: Please fill in all required fields
test("missing fields are reported without a request, and typing clears the message", async () => {
  for (const [label, text] of [
    ["Email", "meera@example.com"],
    ["Password", "teal heron 47"],
  ] as const) {
    press();
    expect(said()).toBe("Please fill in all required fields");
    type(label, text);
    expect(said()).toBe("");
  }
  expect(fetched).not.toHaveBeenCalled();
});

// spec: Login, busy
test("the form is disabled during the request, and an answer without a token is reported", async () => {
  const answer = Promise.withResolvers<Response>();
  fetched.mockReturnValue(answer.promise);
  type("Email", "meera@example.com");
  type("Password", "teal heron 47");
  press();
  for (const label of ["Email", "Password"]) expect(screen.getByLabelText(label)).toHaveProperty("disabled", true);
  screen.getByRole("button", { name: "Logging in..." });
  answer.resolve(Response.json({ user: { id: "user-1" } }));
  await waitFor(() => expect(said()).toBe("Invalid response from server"));
  expect(onSignedIn).not.toHaveBeenCalled();
  expect(screen.getByLabelText("Email")).toHaveProperty("disabled", false);
});

test("a signed-in shopper is redirected", async () => {
  fetched.mockResolvedValue(Response.json({ access_token: "bearer-1", user: { id: "user-1" } }));
  type("Email", " meera@example.com ");
  type("Password", "teal heron 47");
  press();
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(localStorage.getItem("token")).toBe("bearer-1");
});
