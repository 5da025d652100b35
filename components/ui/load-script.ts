import { Unreached } from "@/lib/api-client";

const scripts = new Map<string, Promise<unknown>>();

/**
 * What somebody else's script gives to the page, fetched once; one that did not come, or was something else
 * than the script, is fetched anew when it is wanted again.
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
