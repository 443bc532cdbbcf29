/** The path of one drawing of game-icons, for `<Icon d={...} />`; viewBox 0 0 512 512. */
declare module "game-icon:*" {
  const path: string;
  export default path;
}

/** For each language and part of the words ("it/play", "it/indy/rules") a function that brings its text. */
declare module "virtual:words" {
  const sources: Record<string, () => Promise<string>>;
  export default sources;
}

/** By language what the worker says. */
declare module "virtual:worker-words" {
  const words: Record<string, Record<string, string>>;
  export default words;
}

/** The folder of the pictures of Timeline's cards, each a file called by its name. */
declare module "virtual:pictures" {
  const folder: string;
  export default folder;
}

/** The folder of the faces of Talisman's cards, characters and spaces: `cards-DRAGON.svg`. */
declare module "virtual:faces" {
  const folder: string;
  export default folder;
}
