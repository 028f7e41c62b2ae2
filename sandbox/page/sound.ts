/** Sounds that the browser synthesises. Silent until the player turns them on. */
export class Sound {
  #context: AudioContext | undefined;
  #on = false;

  get isOn(): boolean {
    return this.#on;
  }

  /** Turns sound on or off; must be called from a click or key so that the browser allows it. */
  async set(on: boolean): Promise<void> {
    this.#on = on;
    if (!on) return;
    this.#context ??= new AudioContext();
    await this.#context.resume();
    this.#tone(660, 0, 0.12, 0.05);
  }

  spin(): void {
    this.#tone(180, 0, 0.22, 0.05, "triangle", 320);
  }

  land(reel: number): void {
    this.#tone(120 + reel * 14, 0, 0.13, 0.12, "sine", 70);
  }

  /** For wins above the stake; longer for larger ones. */
  win(timesStake: number): void {
    const notes = [523, 659, 784, 1047, 1319, 1568];
    const count = Math.min(notes.length, 3 + Math.floor(Math.log2(Math.max(1, timesStake))));
    notes
      .slice(0, count)
      .forEach((note, index) => this.#tone(note, index * 0.1, 0.5, 0.07, "triangle"));
  }

  award(): void {
    [392, 523, 659, 784].forEach((note, index) => this.#tone(note, index * 0.16, 0.9, 0.06));
  }

  /** A mine. */
  boom(): void {
    this.#tone(150, 0, 0.5, 0.12, "triangle", 38);
    this.#tone(70, 0.04, 0.6, 0.1, "sine", 30);
  }

  #tone(
    from: number,
    delay: number,
    length: number,
    loudness: number,
    type: OscillatorType = "sine",
    to = from,
  ): void {
    const context = this.#context;
    if (!this.#on || context === undefined) return;
    const start = context.currentTime + delay;
    const [oscillator, gain] = [context.createOscillator(), context.createGain()];
    oscillator.type = type;
    oscillator.frequency.setValueAtTime(from, start);
    oscillator.frequency.exponentialRampToValueAtTime(to, start + length);
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(loudness, start + 0.015);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + length + 0.02);
  }
}
