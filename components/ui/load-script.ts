import { Unreached } from "@/lib/http/api-client";

const scripts = new Map<string, Promise<unknown>>();

/**
 * What a third party's script provides to the page, fetched once. If the script did not arrive, or something
 * else arrived in its place, it is fetched again the next time it is wanted.
 */
export async function loadScript<Given>(
  src: string,
  find: () => Given | undefined,
): Promise<Given> {
  const script = scripts.get(src) ?? fetchScript(src);
  scripts.set(src, script);
  try {
    await script;
    const given = find();
    if (given === undefined) throw new Error(`${src} did not start.`);
    return given;
  } catch (error) {
    scripts.delete(src);
    throw error;
  }
}

function fetchScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Unreached(`${src} could not be loaded.`));
    };
    document.head.append(script);
  });
}
