/** Where this browser keeps the order sheet that is being written. */
export const CHECKOUT_FORM_KEY = 'jikji.checkout-form'
