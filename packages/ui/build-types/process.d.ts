/** The one thing of Node that bundlers replace, so that warnings are left out of production builds. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };
