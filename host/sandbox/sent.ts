/** Data as this back end sends them: a time may be text, which the client reads to milliseconds. */
export type Sent<Data> = Data extends readonly unknown[]
  ? { [Index in keyof Data]: Sent<Data[Index]> }
  : Data extends object
    ? {
        // Without the fields that no schema names.
        [
          Name in keyof Data as unknown extends Data[Name]
            ? string extends Name
              ? never
              : number extends Name
                ? never
                : Name
            : Name
        ]: Name extends `${string}${'Time' | 'Start' | 'End'}` ? Data[Name] | string : Sent<Data[Name]>;
      }
    : Data;
