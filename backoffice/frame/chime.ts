import { useEffect, useRef } from "react";
import { useLiveCounts } from "#backoffice/frame/live.tsx";

const TONES_HZ = [880, 1174.66];
const TONE_SECONDS = 0.14;
const LOUDNESS = 0.08;

/** Two short tones. A browser that forbids sound before the first click stays silent. */
export function chime(): void {
  const audio = new AudioContext();
  TONES_HZ.forEach((frequency, index) => {
    const startsAt = audio.currentTime + index * TONE_SECONDS;
    const gain = new GainNode(audio, { gain: LOUDNESS });
    gain.gain.setTargetAtTime(0, startsAt + TONE_SECONDS / 2, TONE_SECONDS / 4);
    const tone = new OscillatorNode(audio, { frequency });
    tone.connect(gain).connect(audio.destination);
    tone.start(startsAt);
    tone.stop(startsAt + TONE_SECONDS);
    if (index === TONES_HZ.length - 1) tone.addEventListener("ended", () => void audio.close());
  });
}

/** Sounds when a deposit or a withdrawal is asked for, if the operator has switched it on. */
export function useChime(isWanted: boolean): void {
  const { newestDeposit, newestWithdrawal } = useLiveCounts();
  const newest = Math.max(newestDeposit, newestWithdrawal);
  const known = useRef(0);
  useEffect(() => {
    // Requests that existed when the screen opened make no sound.
    if (isWanted && known.current > 0 && newest > known.current) chime();
    known.current = Math.max(known.current, newest);
  }, [newest, isWanted]);
}
