/** Of the route whose loader knows the shop. */
export const ROOT_ID = 'root'
