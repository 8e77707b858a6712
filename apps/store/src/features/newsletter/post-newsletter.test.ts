import { expect, test } from "vitest";
import { createApi } from "../../lib/api.ts";
import type { ApiRequest } from "../../lib/http.ts";
import { postConfirmation, postNewsletter, postUnsubscribe } from "./post-newsletter.ts";

const typed = { name: "Asha", email: "asha@example.com" };

/** An API with this answer, and its recorded requests. */
function apiThat(status: number, message: string) {
  const requests: ApiRequest[] = [];
  const api = createApi(async (request) => {
    requests.push(request);
    return { status, body: { status: status < 300 ? "success" : "error", message } };
  });
  return { api, requests };
}

test("is sent as an enquiry of the kind newsletter, and the server's confirmation is shown", async () => {
  const { api, requests } = apiThat(201, "Thank you for subscribing to the Nimar newsletter.");
  const answer = await postNewsletter(new URLSearchParams(typed), api);
  expect(answer).toMatchObject({ status: 200, message: "Thank you for subscribing to the Nimar newsletter." });
  expect(requests).toMatchObject([
    {
      path: "/api/contacts",
      body: {
        ...typed,
        subject: "Newsletter Subscription",
        type: "other",
        message: "Newsletter subscription request.",
      },
    },
  ]);
});

// spec: Fields of the newsletter
test.each([
  [{ name: " " }, { name: "Name is required" }],
  [{ email: "" }, { email: "Email is required" }],
])("%j is refused without a request", async (change, errors) => {
  const { api, requests } = apiThat(201, "");
  const answer = await postNewsletter(new URLSearchParams({ ...typed, ...change }), api);
  expect(answer).toMatchObject({ status: 422, errors });
  expect(requests).toEqual([]);
});

// spec: Newsletter that fails
test.each([
  ["Too many requests. Please try again later.", "Too many requests. Please try again later."],
  ["", "Something went wrong. Please try again."],
])("the server's reason %j is shown as %j", async (said, shown) => {
  const answer = await postNewsletter(new URLSearchParams(typed), apiThat(503, said).api);
  expect(answer).toMatchObject({ status: 503, message: shown });
});

test.each([
  [postConfirmation, "/api/newsletter/confirm/a%2Fb"],
  [postUnsubscribe, "/api/newsletter/unsubscribe/a%2Fb"],
])("a mailed link takes effect when the page's form is submitted", async (post, path) => {
  const { api, requests } = apiThat(200, "");
  expect(await post(new URLSearchParams({ token: "a/b" }), api)).toMatchObject({ status: 200, message: null });
  expect(requests).toMatchObject([{ method: "POST", path }]);
  const dead = apiThat(404, "This link has expired.");
  expect(await post(new URLSearchParams(), dead.api)).toMatchObject({ status: 422, message: "This link has expired." });
});
