import "#site/frame/page-progress.css";
import { useNavigation } from "react-router";

/**
 * A line under the header while another page loads; short waits show nothing. The old page stays
 * until the new one is ready, so no placeholder is needed.
 */
export function PageProgress() {
  const { state } = useNavigation();
  return state === "loading" ? <div className="page-progress" aria-hidden="true" /> : null;
}
