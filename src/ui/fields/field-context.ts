import { createContext, useContext } from 'react';

/** The context that a Field provides for the control inside it. */
export interface FieldWiring {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

export const FieldContext = createContext<FieldWiring | null>(null);

interface OwnAttributes {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling';
  'aria-required'?: boolean | 'true' | 'false';
}

/** Returns the attributes that link a control to its Field; the control's own attributes are kept. */
export function useFieldWiring(own: OwnAttributes): OwnAttributes {
  const field = useContext(FieldContext);
  if (!field) return {};
  const described = [own['aria-describedby'], field.describedBy].filter(Boolean).join(' ');
  return {
    id: own.id ?? field.id,
    'aria-describedby': described || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field.invalid || undefined),
    // `required` would show the browser's validation bubbles before our messages.
    'aria-required': own['aria-required'] ?? (field.required || undefined),
  };
}
