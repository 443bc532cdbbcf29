// What takes the stage of a table: groups being built, fights and their damage, the shop of the different start.

export { default as Building } from "./Building.svelte";
export { default as Fight } from "./Fight.svelte";
export { default as Shop } from "./Shop.svelte";
export { default as Struck } from "./Struck.svelte";
