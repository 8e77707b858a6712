import { STATUS_CODES } from "node:http";
import { type Html, html } from "../html.ts";
import { servicePage } from "../service-page.ts";
import { limits, schemaText } from "./schema-text.ts";
import type { ApiDocument, ApiOperation, ApiParameter, JsonSchema } from "./shape.ts";

interface Call {
  method: string;
  path: string;
  operation: ApiOperation;
}

/** Renders the document for people. */
export function documentPage(document: ApiDocument): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({ method: method.toUpperCase(), path, operation })),
  );
  const groups = [...Map.groupBy(calls, ({ operation }) => operation.tags[0] ?? "")];
  const { title, version, description = "" } = document.info;
  const shared = Object.entries(document.components?.schemas ?? {});
  return servicePage({
    title,
    intro: html`<p>Version ${version}. <a href="/api/openapi.json">OpenAPI document</a></p>
      <p>${description}</p>`,
    nav: { label: "Calls", links: groups.map(([name, members]) => contents(name, members)) },
    main: [
      ...groups.map(
        ([name, members]) =>
          html`<section>
            <h2 id="${name}">${name}</h2>
            ${members.map(callSection)}
          </section>`,
      ),
      html`<section>
        <h2 id="schemas">schemas</h2>
        ${shared.map(
          ([name, schema]) =>
            html`<article>
              <h3>${name}</h3>
              ${code(schema)}
            </article>`,
        )}
      </section>`,
    ],
  });
}

function contents(name: string, calls: Call[]): Html {
  const links = calls.map(
    ({ method, path, operation }) =>
      html`<li>
        <a href="#${operation.operationId}"><b>${method}</b> ${path}</a>
      </li>`,
  );
  return html`<h2>${name}</h2>
    <ul>
      ${links}
    </ul>`;
}

function callSection({ method, path, operation }: Call): Html {
  const { operationId, summary = "", parameters = [], requestBody, responses } = operation;
  const body = Object.values(requestBody?.content ?? {})[0]?.schema;
  return html`<article id="${operationId}">
    <h3><b>${method}</b> ${path}</h3>
    <p>${summary || operationId}</p>
    ${parameters.length > 0 ? parameterTable(parameters) : ""}${
      body
        ? html`<h4>Body</h4>
            ${code(body)}`
        : ""
    }
    <h4>Answers</h4>
    <dl>${answerRows(responses)}</dl>
  </article> `;
}

function parameterTable(parameters: ApiParameter[]): Html {
  const rows = parameters.map(
    ({ name, in: place, required, schema = {} }) =>
      html`<tr>
        <th scope="row">${name}</th>
        <td>${place}${required ? "" : ", optional"}</td>
        <td>${schemaText(schema)}</td>
        <td>${limits(schema)}</td>
      </tr>`,
  );
  return html`<h4>Parameters</h4>
    <table>
      <thead>
        <tr>
          <th>Name</th>
          <th>Where</th>
          <th>Type</th>
          <th>Limits</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>`;
}

/** Statuses that answer the same share a row. */
function answerRows(responses: ApiOperation["responses"]): Html[] {
  const answers = Object.entries(responses).map(([status, { content = {} }]) => {
    const schema = Object.values(content)[0]?.schema;
    return { status, text: schema ? schemaText(schema) : "" };
  });
  return [...Map.groupBy(answers, ({ text }) => text)].map(([text, same]) => {
    const statuses = same.map(({ status }) => `${status} ${STATUS_CODES[status] ?? ""}`).join(", ");
    return html`<dt>${statuses}</dt>
      <dd><pre>${text}</pre></dd>`;
  });
}

function code(schema: JsonSchema): Html {
  return html`<pre>${schemaText(schema)}</pre>`;
}
