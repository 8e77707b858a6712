const KEY = "wished";

/** Marks that a guest has kept something on the way to the login, to be said when the list has joined the account. */
export function rememberWish(): void {
  sessionStorage.setItem(KEY, "1");
}

/** True once after `rememberWish`. */
export function takeWish(): boolean {
  const wished = sessionStorage.getItem(KEY) === "1";
  sessionStorage.removeItem(KEY);
  return wished;
}
