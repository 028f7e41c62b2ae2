/** The result of a run of hostile calls. */
export class Answers {
  /** The number of answers by HTTP status. */
  readonly byStatus = new Map<number, number>();
  /** Each fault with its request, so that it can be sent again. */
  readonly faults: string[] = [];
  /**
   * Calls that were answered with 200 at least once; the others never passed their access check.
   */
  readonly reached = new Set<string>();
  count = 0;

  add(name: string, http: number, sent: string, answer: string): void {
    this.count++;
    this.byStatus.set(http, (this.byStatus.get(http) ?? 0) + 1);
    if (http === 200) this.reached.add(name);
    if (http >= 500)
      this.faults.push(`${name}: ${http} ${answer.slice(0, 200)} to ${sent.slice(0, 500)}`);
  }

  /** The request got no answer. */
  addSilence(name: string, sent: string, error: unknown): void {
    this.count++;
    this.faults.push(`${name}: no answer (${String(error)}) to ${sent.slice(0, 500)}`);
  }

  get summary(): string {
    const statuses = [...this.byStatus].sort(([a], [b]) => a - b);
    return statuses.map(([status, times]) => `${status}: ${times}`).join(", ");
  }
}
