/**
 * Puts a text on the clipboard; answers whether it is there. Without the permission, or on a page
 * that is not secure, the text is selected and copied like by hand.
 */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.className = "vh";
  document.body.append(field);
  field.select();
  try {
    // Deprecated, and the only way without the permission.
    return document.execCommand("copy");
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
