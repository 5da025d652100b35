import { failureText } from "@/lib/http/api-client";

export const BROKE_OFF = "The upload broke off. Please check your connection and try again.";

export type Sent<Answer = { src?: string }> =
  | { problem: string }
  | ({ problem?: undefined } & Answer);

/** Sends a form with its file and reports progress as a percentage, which fetch cannot do. */
export function sendForm<Answer = { src?: string }>(
  action: string,
  form: FormData | URLSearchParams,
  onProgress?: (percentage: number) => void,
): Promise<Sent<Answer>> {
  const request = new XMLHttpRequest();
  request.open("POST", action);
  request.setRequestHeader("Accept", "application/json");
  request.upload.onprogress = ({ loaded, total }) =>
    onProgress?.(Math.round((loaded / total) * 100));
  return new Promise((resolve) => {
    request.onload = () => {
      const { status, responseText } = request;
      if (status < 300) return resolve(JSON.parse(responseText));
      const type = request.getResponseHeader("content-type");
      resolve({ problem: failureText(type, responseText) });
    };
    request.onerror = () => resolve({ problem: BROKE_OFF });
    request.send(form);
  });
}
