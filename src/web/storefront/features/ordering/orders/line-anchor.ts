/** Where the page of an order jumps to one of its jobs. */
export const lineAnchor = (position: number): string => `item-${position}`
