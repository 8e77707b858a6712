import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { fileTransport } from "./calls/file-transport.ts";
import { Desk } from "./desk.tsx";
import "./styles.css";

const element = document.getElementById("desk");
if (!element) throw new Error("The document has no element for the desk.");
createRoot(element).render(
  <StrictMode>
    <BrowserRouter basename="/desk">
      <Desk transport={fileTransport} />
    </BrowserRouter>
  </StrictMode>,
);
