/** Imports the error sentences of the language into a browser. Those of the first language are in the code. */
export const importSentences = (): Promise<void> | undefined => undefined
