import { failureText } from "@/lib/http/api-client";

/**
 * Sends a form with its file and reports progress as a percentage, which fetch cannot do.
 *
 * @returns what went wrong, in words; null once it is saved
 */
export function sendForm(
  form: HTMLFormElement,
  onProgress: (percentage: number) => void,
): Promise<string | null> {
  const request = new XMLHttpRequest();
  request.open("POST", form.action);
  request.setRequestHeader("Accept", "application/json");
  request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((loaded / total) * 100));
  return new Promise((resolve) => {
    request.onload = () => {
      const { status, responseText } = request;
      resolve(
        status < 300 ? null : failureText(request.getResponseHeader("content-type"), responseText),
      );
    };
    request.onerror = () =>
      resolve("The upload broke off. Please check your connection and try again.");
    request.send(new FormData(form));
  });
}
