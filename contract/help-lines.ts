/** A help line whose number was found in a public source; `readOn` is the day on which it was read. */
type HelpLine = {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** The name of the line or its provider, in its own language. */
  name: string;
  phone: string;
  source: string;
  readOn: string;
};

/** Only numbers with a source are listed; operators add the others for their own sites. */
export const helpLines: readonly HelpLine[] = [
  {
    country: "KR",
    name: "헬프라인 1336",
    phone: "1336",
    source: "https://www.kihoilbo.co.kr/news/articleView.html?idxno=876348",
    readOn: "2026-11-24",
  },
  {
    country: "GB",
    name: "National Gambling Helpline",
    phone: "0808 8020 133",
    source:
      "https://www.latestbettingoffers.co.uk/articles/national-gambling-helpline-is-now-open-24-hours-a-day/",
    readOn: "2026-11-24",
  },
  {
    country: "DE",
    name: "BZgA-Beratungstelefon Glücksspielsucht",
    phone: "0800 1 37 27 00",
    source:
      "https://gluecksspiel-behoerde.de/de/news/324-ggl-begruesst-weiter-finanzierung-der-bzga-gluecksspielsucht-hotline-durch-gluecksspielindustrie",
    readOn: "2026-11-24",
  },
  {
    country: "DK",
    name: "StopSpillet",
    phone: "+45 70 22 28 25",
    source:
      "https://www.spillemyndigheden.dk/en/news/more-500-have-applied-help-compulsive-gambling-stopspillet-helpline-success",
    readOn: "2026-11-24",
  },
  {
    country: "CA",
    name: "ConnexOntario",
    phone: "1-866-531-2600",
    source: "https://agco.ca/en/lottery-and-gaming/safer-gambling",
    readOn: "2026-11-24",
  },
];
