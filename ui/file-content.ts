/** What members and staff may attach, as the `accept` of an input. */
export const FILE_KINDS = "image/jpeg,image/png,image/webp,image/gif,image/avif,application/pdf";

/** The content of a file in base64. Rejects when the browser cannot read it. */
export const contentOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => {
      const address = reader.result as string;
      resolve(address.slice(address.indexOf(",") + 1));
    });
    reader.addEventListener("error", () => {
      reject(reader.error ?? new Error("the file cannot be read"));
    });
    reader.readAsDataURL(file);
  });
