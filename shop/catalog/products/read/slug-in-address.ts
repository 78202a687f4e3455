/** Returns the slug meant by an address typed in capitals or copied with extra characters at its start or end. */
export const slugInAddress = (written: string): string => written.toLowerCase().replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '')
