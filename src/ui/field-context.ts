import { createContext, useContext } from 'react';

/** What a Field tells the control inside it. */
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

/** The attributes that tie a control to its Field; its own ones are kept. */
export function useFieldWiring(own: OwnAttributes): OwnAttributes {
  const field = useContext(FieldContext);
  if (!field) return {};
  const described = [own['aria-describedby'], field.describedBy].filter(Boolean).join(' ');
  return {
    id: own.id ?? field.id,
    'aria-describedby': described || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field.invalid || undefined),
    // Not `required`: the browser's own bubbles would speak before our messages do.
    'aria-required': own['aria-required'] ?? (field.required || undefined),
  };
}
