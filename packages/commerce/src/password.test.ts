import { describe, expect, it } from "vitest";
import { COMMON_PASSWORDS } from "./common-passwords.ts";
import { passwordProblem } from "./password.ts";

describe("a new password", () => {
  it("has 8 to 128 characters", () => {
    expect(passwordProblem("kx7 q2v")).toBe("The password must be at least 8 characters.");
    expect(passwordProblem("kx7 q2vm")).toBeNull();
    expect(passwordProblem("kx7q".concat("wvuts".repeat(24), "wvut"))).toBeNull();
    expect(passwordProblem("kx7q".concat("wvuts".repeat(25)))).toBe("The password must be at most 128 characters.");
  });

  it.each([
    "password",
    "Password1",
    "PASSWORD123",
    "passw0rd",
    "password!!",
    "iloveyou",
    "iloveyou2",
    "qwertyuiop",
    "qwerty123",
    "asdfghjkl",
    "12345678",
    "123456789",
    "87654321",
    "11111111",
    "12121212",
    "abcdefgh",
    "hgfedcba",
    "zxcvbnm1",
    "1qaz2wsx",
    "testtest",
    "test1234",
    "dragon12",
    "sunshine",
    "princess1",
    "football",
    "baseball",
    "welcome1",
    "letmein1",
    "charlie1",
    "jennifer",
    "1q2w3e4r5t",
    "priyanka",
    "rahul123",
    "omsairam",
    "krishna1",
    "lovelove",
    "dragondragon",
    "dragon12dragon12",
    "dragondragon12",
    "123dragon",
    "2026krishna!",
    "19841984",
    "11122233",
    "woofwoof",
    "14081991",
    "31121999",
    "aaaaaaaa",
    "superman",
    "trustno1",
    "whatever",
    "starwars",
  ])("is too common as %s", (password) =>
    expect(passwordProblem(password)).toBe("This password is too common. Please choose another."),
  );

  it("must not consist of the user's name, the address or the shop's name", () => {
    const context = { email: "mirabai.kale@example.com", name: "Mirabai Kale", labelWords: ["nimar", "selvedge"] };
    for (const password of [
      "mirabai.kale",
      "Mirabai.Kale1",
      "mirabai.kale@example.com",
      "mirabaikale",
      "MIRABAI99",
      "nimar2026!",
      "Selvedge",
      "selvedge1",
    ]) {
      expect(passwordProblem(password, context)).toBe("This password is too easy to guess. Please choose another.");
    }
    expect(passwordProblem("bo742913", { name: "Bo Li" })).toBe(
      "This password is too easy to guess. Please choose another.",
    );
    expect(passwordProblem("nimar2026!", { ...context, labelWords: [] })).toBeNull();
    expect(passwordProblem("mirabai weaves indigo", context)).toBeNull();
  });

  it.each([
    "correct horse battery",
    "kT9#vQ2m",
    "neel-wrap-dress",
    "नमस्ते दुनिया",
    "8304715926",
    "32081991",
    "14131991",
    "dragon8304715",
    "tulsi & marigold",
    "xkcd936936936",
  ])("may be %s", (password) => expect(passwordProblem(password, {})).toBeNull());
});

describe("the list of common passwords", () => {
  it("has more than a thousand entries, each once, in lower case", () => {
    const words = COMMON_PASSWORDS.split(" ");
    expect(words.length).toBeGreaterThan(1000);
    expect(new Set(words).size).toBe(words.length);
    expect(words.every((word) => word.length >= 2 && word === word.toLowerCase())).toBe(true);
  });
});
