/** The lobby in its own colours and measures, so that a popup's place can be judged. */
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
