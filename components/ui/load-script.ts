const scripts = new Map<string, Promise<void>>();

/** Somebody else's script, fetched once by a page; one that failed is fetched anew when it is wanted again. */
export function loadScript(src: string): Promise<void> {
  const script = scripts.get(src) ?? fetchScript(src);
  scripts.set(src, script);
  script.catch(() => scripts.delete(src));
  return script;
}

function fetchScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${src} could not be loaded.`));
    };
    document.head.append(script);
  });
}
