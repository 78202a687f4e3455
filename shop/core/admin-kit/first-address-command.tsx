const COMMAND = 'npm run staff -- --first'

/** The command that prints a new first-start link, shown within a sentence. It does not break at its hyphens. */
export const FirstAddressCommand = () => <code className="whitespace-nowrap text-[0.9em]">{COMMAND}</code>
