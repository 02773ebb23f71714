/** Of a change: what came whole is read whole; what is typed is left alone until it is left. */
export const isPaste = (event: Event): boolean => event instanceof InputEvent && event.inputType === 'insertFromPaste';
