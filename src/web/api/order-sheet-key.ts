/** Where this browser keeps the order sheet that is being written. */
export const ORDER_SHEET_KEY = 'jikji.order-sheet'
