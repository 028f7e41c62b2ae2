/** How often members may have a reality check, in minutes. Source: RTS 13B. */
export const CHECK_MINUTES = { least: 15, most: 60 } as const;
