import "#ui/rich-text.css";

/**
 * Staff's HTML. It comes from the server, which sanitises it with a small allow-list; other HTML
 * must not be passed to this component.
 */
export const RichText = ({ html }: { html: string }) => (
  <div className="rich" dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
);
