'use client';

import { defineElement } from '#src/element/defineElement.tsx';
import { Feedback } from './Feedback.tsx';
import { openOnNotification } from './open-on-notification.ts';
import { feedbackDefinition } from './definition.ts';

defineElement(feedbackDefinition, Feedback);
openOnNotification();
