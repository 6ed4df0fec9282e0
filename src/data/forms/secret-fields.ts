/** The fields whose every character counts. */
export const isPasswordField = (name: string) => /password|^confirm$/i.test(name);

/** The fields whose value no storage may hold, not even until a reload. */
export const isSecretField = (name: string) => /password|^(confirm|code)$/i.test(name);
