/** Defines the tag of every widget. */
import.meta.glob('../../widgets/*/element.ts', { eager: true });
