import "#ui/rich-text.css";

/**
 * HTML that staff wrote. It comes from the server, which lets only a small allow-list of tags and
 * attributes through; nothing that did not pass there may be given to this component.
 */
export const RichText = ({ html }: { html: string }) => (
  <div className="rich" dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
);
