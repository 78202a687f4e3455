const COMMAND = 'npm run staff -- --first'

/** The command that prints another address of the first start, amid a sentence: it does not break at its hyphens, and is copied as it is typed. */
export const FirstAddressCommand = () => <code className="whitespace-nowrap text-[0.9em]">{COMMAND}</code>
