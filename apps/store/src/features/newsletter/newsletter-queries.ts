import { ApiError } from "../../lib/http.ts";
import type { Query } from "../../lib/query.ts";

/**
 * Whether a mailed link is still valid. An invalid one is a normal answer, not a missing page. Reading it confirms
 * nothing.
 */
export const confirmQuery = (token: string): Query<{ status: string }> => ({
  key: ["confirm-newsletter", token],
  read: async (api) => {
    try {
      return await api.call("GET", `/api/newsletter/confirm/${encodeURIComponent(token)}`);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return { status: "expired" };
      throw error;
    }
  },
});
