"use client";

/** The last resort, where even the layout broke: no styles, no fonts, only words and a way on. */
export default function GlobalError({ reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="en-GB">
      <body style={{ fontFamily: "sans-serif", maxWidth: "36rem", margin: "4rem auto" }}>
        <title>Something went wrong</title>
        <h1>Something went wrong</h1>
        <p>That was our mistake, not yours. Nothing you have bought is lost.</p>
        <button type="button" onClick={reset}>
          Try again
        </button>
      </body>
    </html>
  );
}
