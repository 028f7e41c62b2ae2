/** The kinds of dialog; loading has no buttons and is separate. */
export type DialogKind = "info" | "warning" | "error" | "success" | "confirm";

export type DialogRequest = {
  kind: DialogKind;
  text: string;
  /** A second, smaller sentence. */
  detail?: string;
  /** The reference of an unexpected error; see `referenceIn`. */
  reference?: string;
  /** Label of the main button; "OK" by default (the specification's default). */
  confirm?: string;
  /** Label of the second button; a confirm always has one. */
  cancel?: string;
  /** The main button is a real link to this address, opened in its own window. */
  link?: string;
  /** The main button destroys something, so the focus starts on the other one. */
  destructive?: boolean;
};
export type DialogResult = "confirm" | "cancel";

export type OpenDialog = DialogRequest & { id: number; settle: (result: DialogResult) => void };
export type LoadingMessage = { id: number; text: string };
export type ToastMessage = { id: number; text: string };

export type DialogState = {
  open: OpenDialog | null;
  loading: LoadingMessage | null;
  toasts: readonly ToastMessage[];
};

const toastLastsMs = 6000;
const toastsAtOnce = 3;

/** One dialog at a time, while others wait; one loading message; up to three toasts. */
export class DialogQueue {
  #waiting: OpenDialog[] = [];
  #state: DialogState = { open: null, loading: null, toasts: [] };
  #listeners = new Set<() => void>();
  #lastId = 0;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly state = (): DialogState => this.#state;

  #change(change: Partial<DialogState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Shows a dialog, after those already waiting, and answers which button closed it. */
  show(request: DialogRequest): Promise<DialogResult> {
    return new Promise((resolve) => {
      const id = ++this.#lastId;
      const settle = (result: DialogResult) => {
        if (this.#state.open?.id !== id) return;
        this.#change({ open: this.#waiting.shift() ?? null });
        resolve(result);
      };
      const dialog: OpenDialog = { ...request, id, settle };
      if (this.#state.open) this.#waiting.push(dialog);
      else this.#change({ open: dialog });
    });
  }

  /** True while a dialog is open; announcements of events then wait. */
  get busy(): boolean {
    return this.#state.open !== null || this.#state.loading !== null;
  }

  /**
   * Shows a loading message until the returned function is called, or until `closesAfterMs`.
   * Closing twice, or closing what a newer message replaced, does nothing.
   */
  loading(text: string, closesAfterMs?: number): () => void {
    const id = ++this.#lastId;
    this.#change({ loading: { id, text } });
    const close = () => {
      if (this.#state.loading?.id === id) this.#change({ loading: null });
    };
    if (closesAfterMs !== undefined) setTimeout(close, closesAfterMs);
    return close;
  }

  /** Shows a success or a background event in a toast. */
  toast(text: string): void {
    const id = ++this.#lastId;
    this.#change({ toasts: [...this.#state.toasts, { id, text }].slice(-toastsAtOnce) });
    setTimeout(() => this.dismiss(id), toastLastsMs);
  }

  dismiss(id: number): void {
    this.#change({ toasts: this.#state.toasts.filter((toast) => toast.id !== id) });
  }
}
