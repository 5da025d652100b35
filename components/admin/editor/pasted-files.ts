/** Where a file belongs that no text can hold. */
export function whereToAdd({ name, type }: File): string {
  const thing = `“${name}” is not a picture.`;
  if (/\.docx$/i.test(name)) return `${thing} Please import its text with “Word”.`;
  if (/^video\//.test(type)) return `${thing} Please upload it under “Film” on its lesson’s page.`;
  if (/\.pdf$/i.test(name)) return `${thing} Please upload it under “Workbook”.`;
  return `${thing} A text cannot hold such a file.`;
}

/** A program may add a file to the text that it copied; a folder adds the files' names as text. */
export function holdsOnlyFiles(files: File[], text: string): boolean {
  const lines = text.split("\n").map((line) => line.trim());
  const isName = (line: string) => line === "" || files.some(({ name }) => line.endsWith(name));
  return files.length > 0 && !files.some(isPicture) && lines.every(isName);
}

/** A browser may not know the type of a photo. */
export function isPicture({ name, type }: File): boolean {
  return type.startsWith("image/") || /\.(?:heic|heif|jpe?g|png|webp|avif|gif)$/i.test(name);
}
