/** A word in the place of a tile's figure: smaller on a phone, where half a screen has to hold it. */
export const StateWord = ({ children }: { children: string }) => <span className="max-sm:text-xl">{children}</span>
