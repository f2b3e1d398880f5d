export const ebookKey = (id: string) => ['ebook', id] as const
