/** How a drawing names a picture that whoever paints it puts there, counted from 0: `page:0`. */
export const pageName = (picture: number): string => `page:${picture}`
export const PAGE_NAME = /page:(\d+)/g
