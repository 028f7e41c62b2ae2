/** A sketch of the lobby in its colours and measures, to judge a popup's place. */
export const LobbySketch = ({ isPhone }: { isPhone: boolean }) => (
  <div className={isPhone ? "sketch sketch-phone" : "sketch"}>
    <div className="sketch-header">
      <i />
      <i />
      <i />
    </div>
    <div className="sketch-menu" />
    <div className="sketch-hero">
      <i />
      <i />
      <i />
    </div>
    <div className="sketch-tiles">
      {tiles.map((tile) => (
        <i key={tile} />
      ))}
    </div>
  </div>
);

const tiles = Array.from({ length: 18 }, (_, index) => index);
