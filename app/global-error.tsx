"use client";

import "./globals.css";

/** The last resort if even the layout failed: no fonts and no frame, only text and a button. */
export default function GlobalError({ retry }: { error: Error; retry: () => void }) {
  return (
    <html lang="en-GB">
      <body className="mx-auto my-16 max-w-xl p-5">
        <title>Something went wrong</title>
        <h1>Something went wrong</h1>
        <p>That was our mistake, not yours. Nothing you have bought is lost.</p>
        <button type="button" onClick={retry}>
          Try again
        </button>
      </body>
    </html>
  );
}
