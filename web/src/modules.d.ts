/** The path of one drawing of game-icons, for `<Icon d={...} />`; viewBox 0 0 512 512. */
declare module "game-icon:*" {
  const path: string;
  export default path;
}
