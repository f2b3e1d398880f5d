/** Reads one of the shop's own colour profiles, or the terms under which they are given away, by the name of its file. */
export type ReadProfileFile = (name: string) => Promise<Uint8Array>
